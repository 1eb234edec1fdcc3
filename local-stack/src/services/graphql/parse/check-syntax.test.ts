import { describe, expect, it } from 'vitest'
import { checkSyntax } from './check-syntax.ts'

const says = (place: string, ...lines: string[]) =>
  [`query parse error: Parse error at ${place}`, ...lines, ''].join('\n')

describe('a request with a mistake', () => {
  it.each([
    [
      '',
      says(
        '1:1',
        'Unexpected end of input',
        'Expected {, query, mutation, subscription or fragment',
      ),
    ],
    ['{ a(', says('1:5', 'Unexpected end of input', 'Expected Name')],
    ['{\n\ta()\n}', says('2:11', 'Unexpected `)[Punctuator]`', 'Expected Name')],
    ['{ }', says('1:3', 'Unexpected `}[Punctuator]`', 'Expected Name or ...')],
    ['{ a } b', says('1:7', 'Unexpected `b[Name]`', 'Expected end of input')],
    ['{ a ? }', says('1:5', "Unexpected unexpected character '?'", 'Expected }')],
    ['{ a(b: 1 }', says('1:10', 'Unexpected `}[Punctuator]`', 'Expected )')],
    ['{ a(b 1) }', says('1:7', 'Unexpected `1[IntValue]`', 'Expected :')],
    ['query ($a) { b }', says('1:10', 'Unexpected `)[Punctuator]`', 'Expected :')],
    ['fragment A Query { b }', says('1:12', 'Unexpected `Query[Name]`', 'Expected on')],
    ['{ a(b: 9223372036854775808) }', says('1:8', 'number too large to fit in target type')],
    [
      '{ a(b: "c) }',
      says('1:8', 'Unexpected unterminated string value', `Expected ${values} or {`),
    ],
    ['{ a(b: 1x) }', says('1:8', 'Unexpected unsupported integer "1x"', `Expected ${values} or {`)],
    ['{ a '.repeat(51), says('1:201', 'Expected }', 'Recursion limit exceeded')],
  ])('%j is reported with its place', (query, message) => {
    expect(() => {
      checkSyntax(query)
    }).toThrow(expect.objectContaining({ message }))
  })
})

const values = 'true, false, null, Name, IntValue, FloatValue, StringValue, BlockString, $, ['

describe('a request without', () => {
  it.each([
    '{ a, b: c(d: [1 2.5e3, $e], f: {g: "\\"h\\"", i: null}) @skip(if: false) { ...J ...on K { l } ... { m } } } # n',
    'query Q($a: [Int!]! = [1], $b: String = """text "quoted" """) @x { a } mutation { b } fragment F on T { c }',
  ])('%s passes', (query) => {
    expect(() => {
      checkSyntax(query)
    }).not.toThrow()
  })
})
