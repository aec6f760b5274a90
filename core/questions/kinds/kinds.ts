// The kinds of answers. A new one is a record here; the type checker then names the tables by kind of the faces and the
// server that lack it (CONTRIBUTING.md, "A new kind of question").
import { day, time } from './calendar.ts';
import { choice, choices, yesNo } from './choice.ts';
import { duration } from './duration.ts';
import { entry } from './entries.ts';
import { file, recording } from './file.ts';
import { image } from './image.ts';
import { item, items } from './item.ts';
import type { AnswerKind } from './kind.ts';
import { moment } from './moment.ts';
import { number, numbers } from './number.ts';
import { place } from './place.ts';
import { ranking } from './ranking.ts';
import { area, line } from './shape.ts';
import { text } from './text.ts';

const kinds = {
  text,
  number,
  numbers,
  choice,
  choices,
  ranking,
  yesNo,
  moment,
  day,
  time,
  duration,
  image,
  file,
  recording,
  item,
  items,
  place,
  line,
  area,
  entry,
};

export type QuestionKind = keyof typeof kinds;

export const answerKinds: Readonly<Record<QuestionKind, AnswerKind>> = kinds;
