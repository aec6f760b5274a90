// Where the product leads outside of itself.

export const reportIssue = 'https://formdeck.example/support/report-an-issue';
export const giveFeedback = 'https://formdeck.example/support/feedback';
export const privacyContact = 'privacy@formdeck.example';
