import { defineMessages, useIntl } from 'react-intl'
import { markWords } from '../marks.ts'
import type { CheckFinding, FindingKind } from './finding.ts'

const words: Record<FindingKind, { id: string; defaultMessage: string }> = defineMessages({
  'title-missing': { defaultMessage: 'The paper has no title.', id: 'rCsX59' },
  'no-questions': { defaultMessage: 'The paper has no questions.', id: 'VqI1S6' },
  'time-missing': {
    defaultMessage: 'The paper does not say how much time there is.',
    id: 'J7aV4F',
  },
  'time-short': {
    defaultMessage: '{minutes} minutes for {marks} marks: learners will hardly finish.',
    id: 'Rzqmlg',
  },
  'time-long': {
    defaultMessage: '{minutes} minutes for {marks} marks: that is a long time.',
    id: 'wL51EX',
  },
  'minutes-differ': {
    defaultMessage: 'The minutes of the questions add up to {sum}, but the paper takes {minutes}.',
    id: 'QqnLgq',
  },
  'instruction-count': {
    defaultMessage: '“{text}” is not so: there {is, plural, one {is #} other {are #}}.',
    id: '68MrgP',
  },
  'one-type': {
    defaultMessage: 'All questions are choices. A paper should vary them.',
    id: 'WIgUAQ',
  },
  'no-memorandum': { defaultMessage: 'The memorandum is empty.', id: 'wlsVXV' },
  'marks-uneven': {
    defaultMessage: 'The marks of the parts add up to {parts}, not {marks}.',
    id: 'bUjsVq',
  },
  'marks-missing': { defaultMessage: 'It has no marks.', id: 'u2nfYV' },
  'part-marks-missing': { defaultMessage: 'It has no marks, but the others have.', id: 'cxw1LK' },
  'typed-marks-differ': {
    defaultMessage: 'The text says ({typed}), but the marks are {marks}.',
    id: 'KxJrmb',
  },
  arithmetic: { defaultMessage: '“{sum}” is wrong.', id: 'uZYjit' },
  'memo-marks': { defaultMessage: 'The answer gives {given} of {marks} marks.', id: 'NgEoek' },
  'question-empty': { defaultMessage: 'It asks nothing.', id: '/onLoG' },
  'part-empty': { defaultMessage: 'It asks nothing.', id: '/onLoG' },
  'section-untitled': { defaultMessage: 'Section {letter} has no title.', id: 'sHuQrT' },
  'answer-missing': { defaultMessage: 'It has no answer in the memorandum.', id: '/6sH8L' },
  'options-few': {
    defaultMessage:
      '{count, plural, =0 {It has no choices.} one {It has only one choice.} other {It has # choices.}}',
    id: 'ICGapI',
  },
  'options-same': { defaultMessage: 'The choice “{option}” is there twice.', id: '6zmrpg' },
  'right-missing': { defaultMessage: 'No choice is marked as right.', id: 'zoEO2+' },
  'answer-given-away': { defaultMessage: 'The question contains its answer.', id: 'WeOsN9' },
  'translation-outdated': {
    defaultMessage:
      '{count, plural, one {A text has changed since it was translated.} other {# texts have changed since they were translated.}}',
    id: 'lQqQ4L',
  },
  'figure-missing': {
    defaultMessage: 'It says “{figure}”, but there is none to see.',
    id: 'CJb+CM',
  },
  'picture-wordless': {
    defaultMessage:
      '{count, plural, one {A picture has} other {# pictures have}} no description for learners who cannot see it.',
    id: 'y4ybS0',
  },
  'levels-missing': { defaultMessage: 'No question has a cognitive level.', id: 'vNGIJa' },
  'level-missing': { defaultMessage: 'It has no cognitive level.', id: 'kKHduf' },
  'level-over': {
    defaultMessage: '{level}: {used} marks, where the norm is {allowed}.',
    id: '9Ffe8b',
  },
  'level-under': {
    defaultMessage: '{level}: only {used} marks, where the norm is {allowed}.',
    id: 'e2zEdG',
  },
  'number-typed': {
    defaultMessage: '“{text}” repeats the number that is printed in front of it.',
    id: 'It6V1V',
  },
  'stray-signs': { defaultMessage: '“{text}” is printed with its signs.', id: 'fHv62d' },
  'parts-inline': {
    defaultMessage: 'a) and b) are in one line. Make them parts of their own.',
    id: 'Y8EVoU',
  },
  abbreviation: { defaultMessage: '{text} is not explained where it is first used.', id: 'WXnuhj' },
  'word-twice': { defaultMessage: 'A word is there twice: “{text}”.', id: 'njHRP1' },
})

/** So much of a sentence is enough to know it again. */
const longest = 60

const short = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`

/** Which of the values decide between one and many. */
const counted = ['count', 'is']

/** Says what was found, in the reader's language; marks with a decimal comma. */
export function useFindingWords(): (finding: CheckFinding) => string {
  const intl = useIntl()
  return ({ kind, values }) =>
    intl.formatMessage(
      words[kind],
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [
          key,
          typeof value === 'string'
            ? short(value)
            : counted.includes(key)
              ? value
              : markWords(value),
        ]),
      ),
    )
}
