import { defineMessages, type MessageDescriptor } from 'react-intl'

export interface Key {
  /** What the key shows, as LaTeX. */
  shows: string
  /** What it writes: "#0" is what is selected or stands before, "#?" a place to fill in. */
  writes: string
  /** For keys that are more than the sign they show. */
  name?: MessageDescriptor
}

const names = defineMessages({
  fraction: { defaultMessage: 'Fraction', id: 'RSs1L9' },
  mixed: { defaultMessage: 'Mixed number', id: 'OJzQ1/' },
  root: { defaultMessage: 'Square root', id: 'BasfWX' },
  cubeRoot: { defaultMessage: 'Cube root', id: 'eC9fu5' },
  squared: { defaultMessage: 'Squared', id: 'KrbkEw' },
  power: { defaultMessage: 'Power', id: 'YXoHk0' },
  index: { defaultMessage: 'Subscript', id: 'rDSlqC' },
  blank: { defaultMessage: 'Box to fill in', id: 'dqJYXn' },
  rand: { defaultMessage: 'Rand', id: 'RJHnV3' },
  degrees: { defaultMessage: 'Degrees', id: '7ulscx' },
})

const plain = (sign: string): Key => ({ shows: sign, writes: sign })

/** The keys in rows: what a number sentence of the primary school needs, on a phone as well, and signs that no keyboard has. */
export const keypad: readonly Key[] = [
  { shows: '\\frac{a}{b}', writes: '\\frac{#0}{#?}', name: names.fraction },
  { shows: '1\\frac{a}{b}', writes: '#?\\frac{#?}{#?}', name: names.mixed },
  { shows: '\\sqrt{a}', writes: '\\sqrt{#0}', name: names.root },
  { shows: '\\sqrt[3]{a}', writes: '\\sqrt[3]{#0}', name: names.cubeRoot },
  { shows: 'a^2', writes: '#@^2', name: names.squared },
  { shows: 'a^n', writes: '#@^{#?}', name: names.power },
  { shows: 'a_n', writes: '#@_{#?}', name: names.index },
  { shows: '\\boxed{\\phantom{0}}', writes: '\\boxed{\\phantom{00}}', name: names.blank },
  ...['7', '8', '9', '+', '\\times', '(', ')', '\\pi'].map(plain),
  ...['4', '5', '6', '-', '\\div', '<', '>', 'x'].map(plain),
  ...['1', '2', '3', '=', '\\ne', '\\le', '\\ge', 'y'].map(plain),
  plain('0'),
  { shows: '{,}', writes: '{,}' },
  { shows: '\\%', writes: '\\%' },
  { shows: '{}^\\circ', writes: '^\\circ', name: names.degrees },
  { shows: '\\text{R}', writes: '\\text{R}\\,', name: names.rand },
  { shows: '\\text{cm}', writes: '\\,\\text{cm}' },
  { shows: '\\text{m}', writes: '\\,\\text{m}' },
  { shows: '\\text{kg}', writes: '\\,\\text{kg}' },
  ...['\\pm', '\\approx', '\\angle', '\\triangle', '\\parallel', '\\perp', '\\therefore'].map(
    plain,
  ),
  { shows: '\\ell', writes: '\\,\\ell' },
]
