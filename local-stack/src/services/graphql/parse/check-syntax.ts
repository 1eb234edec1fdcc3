import { GraphqlFault } from '../faults.ts'
import type { Token } from './tokens.ts'
import { recursionLimit, tokenize } from './tokens.ts'

const int64 = 2n ** 63n

/**
 * Checks a request against the grammar of pg_graphql's parser and throws that parser's message at the first mistake.
 * The graphql package builds the tree, but words its messages differently.
 */
export function checkSyntax(query: string): void {
  new Walker(tokenize(query)).document()
}

class Walker {
  private readonly tokens: Token[]
  private position = 0

  constructor(tokens: Token[]) {
    this.tokens = tokens
  }

  document(): void {
    const starts = ['{', 'query', 'mutation', 'subscription', 'fragment']
    for (let first = true; ; first = false) {
      if (this.isNext('{')) this.selectionSet()
      else if (this.takeAny('query', 'mutation', 'subscription')) this.operation()
      else if (this.take('fragment')) this.fragment()
      else if (!first && this.next.kind === 'end') return
      else this.fail(first ? starts : ['end of input'])
    }
  }

  private operation(): void {
    this.takeName()
    if (this.take('(')) {
      this.repeat(
        () => this.isNext('$'),
        () => this.variableDefinition(),
        '$',
      )
      this.expect(')')
    }
    this.directives()
    this.selectionSet()
  }

  private fragment(): void {
    this.expectName()
    this.expect('on')
    this.expectName()
    this.directives()
    this.selectionSet()
  }

  private variableDefinition(): void {
    this.expect('$')
    this.expectName()
    this.expect(':')
    this.type()
    if (this.take('=')) this.value(false)
  }

  private type(): void {
    if (this.take('[')) {
      this.type()
      this.expect(']')
    } else if (!this.takeName()) {
      this.fail(['Name', '['])
    }
    this.take('!')
  }

  private selectionSet(): void {
    this.expect('{')
    const starts = () => this.next.kind === 'Name' || this.isNext('...')
    this.repeat(starts, () => this.selection(), 'Name', '...')
    this.expect('}')
  }

  private selection(): void {
    if (this.take('...')) {
      this.fragmentSelection()
      return
    }
    this.expectName()
    if (this.take(':')) this.expectName()
    this.arguments()
    this.directives()
    if (this.isNext('{')) this.selectionSet()
  }

  private fragmentSelection(): void {
    if (this.take('on')) this.expectName()
    else if (this.takeName()) {
      this.directives()
      return
    }
    this.directives()
    this.selectionSet()
  }

  private directives(): void {
    while (this.take('@')) {
      this.expectName()
      this.arguments()
    }
  }

  private arguments(): void {
    if (!this.take('(')) return
    this.repeat(
      () => this.next.kind === 'Name',
      () => this.entry(true),
      'Name',
    )
    this.expect(')')
  }

  private entry(variables: boolean): void {
    this.expectName()
    this.expect(':')
    this.value(variables)
  }

  private value(variables: boolean): void {
    const plain = [
      'true',
      'false',
      'null',
      'Name',
      'IntValue',
      'FloatValue',
      'StringValue',
      'BlockString',
    ]
    const { kind, value } = this.next
    if (kind === 'IntValue' && !isInt64(value))
      throw this.fault('number too large to fit in target type')
    if (plain.includes(kind)) {
      this.position += 1
    } else if (variables && this.take('$')) {
      this.expectName()
    } else if (this.take('[')) {
      while (!this.isNext(']') && this.startsValue(variables)) this.value(variables)
      this.expect(']')
    } else if (this.take('{')) {
      while (this.next.kind === 'Name') this.entry(variables)
      this.expect('}')
    } else {
      this.fail([...plain, ...(variables ? ['$'] : []), '[', '{'])
    }
  }

  private startsValue(variables: boolean): boolean {
    const { kind, value } = this.next
    if (kind === 'Punctuator') return value === '[' || value === '{' || (variables && value === '$')
    return kind !== 'end' && kind !== 'bad'
  }

  /** Reads at least one; `expected` is for the message when there is none. */
  private repeat(starts: () => boolean, parse: () => void, ...expected: string[]): void {
    if (!starts()) this.fail(expected)
    while (starts()) parse()
  }

  private get next(): Token {
    return this.tokens[this.position] ?? { kind: 'end', value: 'end of input', line: 1, column: 1 }
  }

  private isNext(text: string): boolean {
    const { kind, value } = this.next
    return (kind === 'Punctuator' || kind === 'Name') && value === text
  }

  private take(text: string): boolean {
    if (!this.isNext(text)) return false
    this.position += 1
    return true
  }

  private takeAny(...texts: string[]): boolean {
    return texts.some((text) => this.take(text))
  }

  private takeName(): boolean {
    if (this.next.kind !== 'Name') return false
    this.position += 1
    return true
  }

  private expect(text: string): void {
    if (!this.take(text)) this.fail([text])
  }

  private expectName(): void {
    if (!this.takeName()) this.fail(['Name'])
  }

  private fail(expected: string[]): never {
    const { kind, value } = this.next
    const last = expected.at(-1) ?? ''
    const wanted = expected.length > 1 ? `${expected.slice(0, -1).join(', ')} or ${last}` : last
    if (value === recursionLimit) throw this.fault(`Expected ${wanted}`, value)
    const found = kind === 'end' || kind === 'bad' ? value : `\`${value}[${kind}]\``
    throw this.fault(`Unexpected ${found}`, `Expected ${wanted}`)
  }

  private fault(...lines: string[]): GraphqlFault {
    const { line, column } = this.next
    const place = `query parse error: Parse error at ${line}:${column}`
    return new GraphqlFault(`${[place, ...lines].join('\n')}\n`)
  }
}

function isInt64(text: string): boolean {
  const value = BigInt(text)
  return value >= -int64 && value < int64
}
