import { describe, expect, it } from 'vitest'
import { compareRational, evaluate, wrongSum } from './arithmetic.ts'

describe('wrongSum', () => {
  it.each([
    ['7 × 8 = __', ['56']],
    ['__ + 1 250 = 4 000', ['2 750']],
    ['{1/4} + {2/4} = {_/4}', ['3']],
    ['{3/4} of 20 = __', ['15']],
    ['2,5 + 0,75 = __', ['3,25']],
    ['R100 − R37,50 = R__', ['62,50']],
    ['1 m 35 cm = __ cm', ['135']],
    ['3 × (4 + 2) = __', ['18']],
    ['25% of R80 = R__', ['20']],
    ['48 = __ × 6 = 4 × __', ['8', '12']],
  ])('accepts %s with %s', (text, answers) => {
    expect(wrongSum(text, answers)).toBeNull()
  })

  it.each([
    ['7 × 8 = __', ['54']],
    ['7 × 8 = __', ['56', '57']],
    ['7 × 8', []],
    ['12 ÷ 0 = __', ['0']],
    ['seven = __', ['7']],
  ])('refuses %s with %s', (text, answers) => {
    expect(wrongSum(text, answers)).not.toBeNull()
  })
})

describe('evaluate', () => {
  it('multiplies before it adds and keeps fractions exact', () => {
    expect(evaluate('2 + 3 × 4')).toEqual({ num: 14n, den: 1n })
    expect(evaluate('1 ÷ 3 + 1 ÷ 6')).toEqual({ num: 1n, den: 2n })
    expect(compareRational(evaluate('{2/4}'), evaluate('{1/2}'))).toBe(0)
  })
})
