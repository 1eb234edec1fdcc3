import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const text = (value: string) => ({ text: value, numeric: false })
const number = (value: string) => ({ text: value, numeric: true })
const line = (cell: { text: string; numeric: boolean }, style: 'semicolon' | 'comma' = 'comma') =>
  toCsv([], [[cell]], style).split('\r\n')[1]

test('marked as UTF-8, a line each, ended as Excel ends them', () => {
  expect(toCsv(['Naam', 'Prys'], [[text('Ontsyferreëls'), number('10.50')]], 'comma')).toBe(
    '\uFEFFNaam,Prys\r\nOntsyferreëls,10.50\r\n',
  )
})

test('for a computer set to South Africa: semicolons and decimal commas, in numbers only', () => {
  const cells = [text('1.5'), number('1234.50'), number('-3'), number('')]
  expect(toCsv(['a', 'b', 'c', 'd'], [cells], 'semicolon')).toBe(
    '\uFEFFa;b;c;d\r\n1.5;1234,50;-3;\r\n',
  )
})

test.each([
  ['a "quoted" word', '"a ""quoted"" word"'],
  ['one, two', '"one, two"'],
  ['one; two', '"one; two"'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  [' space ', '" space "'],
  ['plain', 'plain'],
])('%j is written %s', (value, written) => {
  expect(line(text(value))).toBe(written)
})

test.each(['semicolon', 'comma'] as const)(
  'in the style %s a text with any sign that divides columns is quoted, and begins no formula behind it',
  (style) => {
    for (const sign of [',', ';', '\t', '|']) {
      expect(line(text(`one${sign} two`), style)).toBe(`"one${sign} two"`)
      expect(line(text(`a${sign}=1+1`), style)).toBe(`"a${sign}'=1+1"`)
    }
    expect(line(number('-3'), style)).toBe('-3')
  },
)

test.each(['=1+1', '+27 82', '-x', '@sum', '\tx', '\rx'])(
  'what a program would run as a formula is a text: %j',
  (value) => {
    expect(line(text(value))).toContain(`'${value}`)
  },
)

test('a negative number is none, unless it only looks like one', () => {
  expect(line(number('-12.5'))).toBe('-12.5')
  expect(line(number('-12.5+1'))).toBe("'-12.5+1")
  expect(line(text('-12.5'))).toBe("'-12.5")
  expect(line(text('a=b'))).toBe('a=b')
})
