import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { ProblemWord } from './read/statement.ts'

/** Why a line of a bank's file is left out. */
export const problemWords: Record<ProblemWord, MessageDescriptor> = defineMessages({
  cells: {
    defaultMessage:
      'Line {row}: because of a quotation mark we cannot tell where the columns end: {text}',
    id: 'bcJJoS',
  },
  date: { defaultMessage: 'Row {row}: “{text}” is no day.', id: 'EWdeeA' },
  amount: { defaultMessage: 'Row {row}: “{text}” is no amount.', id: '0kJ/8T' },
  direction: {
    defaultMessage:
      'Row {row}: “{text}”. The kind and the sign of the amount contradict each other, so it does not count as money in.',
    id: 'hfoe9C',
  },
  currency: { defaultMessage: 'Row {row}: the money is {text}, not rand.', id: 'Zs8Tsf' },
  correction: {
    defaultMessage:
      'Row {row}: the bank corrects a transaction that it wrote before ({text}). Please compare it with what is stored.',
    id: 'aD+GRG',
  },
  corrected: {
    defaultMessage: 'Row {row}: another row of the file corrects this one ({text}).',
    id: 'wJ+6S+',
  },
  not_booked: { defaultMessage: 'Row {row}: the bank has not booked this yet.', id: 'nk/E+n' },
  twice: { defaultMessage: 'Row {row}: two values stand where one belongs: {text}.', id: 'd7hHsX' },
  cut: {
    defaultMessage: 'Row {row}: the file ends in the middle of this transaction.',
    id: '3n8uWL',
  },
  ends_early: {
    defaultMessage:
      'The file ends early, in row {row}: transactions may be missing. Please download it again.',
    id: 'qbMpaE',
  },
  future: { defaultMessage: 'Row {row}: {text} is still to come.', id: '7nkGF/' },
})
