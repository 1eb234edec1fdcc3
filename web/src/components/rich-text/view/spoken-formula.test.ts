import { expect, test } from 'vitest'
import { keypad } from '../formulas/keypad.ts'
import { spokenFormula } from './spoken-formula.ts'

test('what the keypad writes is said in both languages', () => {
  const said = (latex: string) => [spokenFormula(latex, 'en'), spokenFormula(latex, 'af')]
  expect(said('2\\frac{3}{4}+0{,}52')).toEqual([
    '2 and 3 over 4 plus 0,52',
    '2 en 3 oor 4 plus 0,52',
  ])
  expect(said('\\sqrt{x^2}=\\sqrt[3]{27}')).toEqual([
    'the square root of x squared equals the cube root of 27',
    'die vierkantswortel van x kwadraat is gelyk aan die derdemagswortel van 27',
  ])
  expect(said('x^{10}\\div y_1')).toEqual([
    'x to the power 10 divided by y sub 1',
    'x tot die mag 10 gedeel deur y onderskrif 1',
  ])
  expect(said('90^\\circ')).toEqual(['90 degrees', '90 grade'])
  expect(said('\\text{R}\\,1\\,250{,}00')).toEqual(['R 1 250,00', 'R 1 250,00'])
  expect(said('\\boxed{\\phantom{00}}\\times 3=12')).toEqual([
    'blank times 3 equals 12',
    'leë blokkie maal 3 is gelyk aan 12',
  ])
})

test('what MathLive writes without braces is one sign', () => {
  expect(spokenFormula('\\frac34', 'en')).toBe('3 over 4')
  expect(spokenFormula('2\\frac12+\\sqrt16', 'af')).toBe(
    '2 en 1 oor 2 plus die vierkantswortel van 1 6',
  )
  expect(spokenFormula('x^2y', 'en')).toBe('x squared y')
})

test('wrong or unknown LaTeX is said as it is written and never hangs', () => {
  expect(spokenFormula('\\alpha+{', 'en')).toBe('alpha plus')
  expect(spokenFormula('\\frac{', 'en')).toBe(' over ')
  expect(spokenFormula('}', 'en')).toBe('}')
  expect(spokenFormula('', 'af')).toBe('')
})

test('every key that has no name of its own is said by its sign', () => {
  for (const { shows, name } of keypad) {
    if (name !== undefined) continue
    expect(spokenFormula(shows, 'en').trim(), shows).not.toBe('')
    expect(spokenFormula(shows, 'af').trim(), shows).not.toBe('')
  }
})
