/** A token, or text that is not one. `column` counts a tab as eight, like pg_graphql's tokenizer. */
export interface Token {
  kind:
    | 'Punctuator'
    | 'Name'
    | 'IntValue'
    | 'FloatValue'
    | 'StringValue'
    | 'BlockString'
    | 'end'
    | 'bad'
  /** The text of the token; for `end` and `bad`, its name in errors. */
  value: string
  line: number
  column: number
}

const whitespace = /[\uFEFF\r\t\n ,]|#[^\r\n]*/y
const punctuator = /\.\.\.|[!$:=@|()[\]{}&]/y
const name = /[_A-Za-z][_0-9A-Za-z]*/y
const number = /[-0-9][^ \n\r\t,#!$:=@|()[\]{}]*/y
const blockString = /"""(?:(?!""")[^\\]|\\"""|\\)*"""/y
const string = /"(?:[^"\\\n]|\\[^\n])*"/y

const integer = /^-?(0|[1-9]\d*)$/
const float = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/

/** The deepest nesting of brackets. */
const bracketLimit = 50

/** The tokens of a request, up to its end or to the first text that is not a token. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let offset = 0
  let line = 1
  let column = 1
  let open = 0
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = offset
    return pattern.exec(text)?.[0]
  }
  const advance = (value: string): void => {
    offset += value.length
    for (const letter of value) {
      if (letter === '\n') {
        line += 1
        column = 1
      } else if (letter === '\t') column += 8
      else if (letter !== '\r' && letter !== '\uFEFF') column += 1
    }
  }
  for (;;) {
    for (let skipped = match(whitespace); skipped; skipped = match(whitespace)) advance(skipped)
    const token = readToken(text[offset], match)
    if (token.kind === 'Punctuator') {
      if ('([{'.includes(token.value)) open += 1
      if (')]}'.includes(token.value)) open -= 1
      if (open > bracketLimit) token.kind = 'bad'
    }
    if (open > bracketLimit) token.value = recursionLimit
    tokens.push({ ...token, line, column })
    if (token.kind === 'end' || token.kind === 'bad') return tokens
    advance(token.value)
  }
}

/** This fault has a message of its own instead of "unexpected token". */
export const recursionLimit = 'Recursion limit exceeded'

type Plain = Pick<Token, 'kind' | 'value'>

function readToken(
  first: string | undefined,
  match: (pattern: RegExp) => string | undefined,
): Plain {
  if (first === undefined) return { kind: 'end', value: 'end of input' }
  const simple =
    read('Punctuator', match(punctuator)) ??
    read('Name', match(name)) ??
    read('BlockString', match(blockString)) ??
    readNumber(match(number)) ??
    read('StringValue', match(string))
  if (simple) return simple
  if (first === '"') return { kind: 'bad', value: 'unterminated string value' }
  if (first === '.') return { kind: 'bad', value: `bare dot '.' is not suppored, only "..."` }
  return { kind: 'bad', value: `unexpected character '${first}'` }
}

function read(kind: Token['kind'], value: string | undefined): Plain | undefined {
  return value === undefined ? undefined : { kind, value }
}

function readNumber(value: string | undefined): Plain | undefined {
  if (value === undefined) return undefined
  if (integer.test(value)) return { kind: 'IntValue', value }
  if (float.test(value)) return { kind: 'FloatValue', value }
  const kind = /[.eE]/.test(value) ? 'float' : 'integer'
  return { kind: 'bad', value: `unsupported ${kind} ${JSON.stringify(value)}` }
}
