// Formats shares for people.

/** '12%', '0.4%', 'under 0.1%'; '0%' for a whole of 0. */
export function shareText(part: number, whole: number): string {
  if (whole <= 0 || part <= 0) return '0%';
  const percent = (part / whole) * 100;
  if (percent < 0.1) return 'under 0.1%';
  return `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)}%`;
}
