/** Says where in its text a reader could not go on. */
export class NotReadable extends Error {
  override name = 'NotReadable'
}

const nameLetters = /[\p{L}\p{N}_ $]/u

/** Reads a parameter of the address letter by letter. */
export class Reader {
  readonly text: string
  #at = 0

  constructor(text: string) {
    this.text = text
  }

  get isAtEnd(): boolean {
    return this.#at >= this.text.length
  }

  get rest(): string {
    return this.text.slice(this.#at)
  }

  peek(expected: string): boolean {
    return this.text.startsWith(expected, this.#at)
  }

  /** @returns whether the text stood there, and then passes it */
  take(expected: string): boolean {
    if (!this.peek(expected)) return false
    this.#at += expected.length
    return true
  }

  expect(expected: string): void {
    if (!this.take(expected)) throw this.fault(`expecting "${expected}"`)
  }

  /** @param pattern must be sticky */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.text)
    if (found === null) return null
    this.#at += found[0].length
    return found[0]
  }

  skipSpaces(): void {
    this.match(/ */y)
  }

  /** Goes back to the same place when the attempt finds nothing. */
  attempt<T>(read: () => T | null): T | null {
    const start = this.#at
    try {
      const found = read()
      if (found === null) this.#at = start
      return found
    } catch (error) {
      if (!(error instanceof NotReadable)) throw error
      this.#at = start
      return null
    }
  }

  /** A name: letters, digits, `_`, `$`, spaces and single dashes, or anything in double quotes. */
  name(): string {
    const quoted = this.quoted()
    if (quoted !== null) return quoted
    let name = ''
    for (;;) {
      const letter = this.text[this.#at]
      if (letter === undefined) break
      const isDash = letter === '-' && name !== '' && this.text[this.#at + 1] !== '>'
      if (!isDash && !nameLetters.test(this.#letter())) break
      name += this.#letter()
      this.#at += this.#letter().length
    }
    name = name.trim()
    if (name === '') throw this.fault('expecting field name (* or [a..z0..9_$])')
    return name
  }

  /** A text in double quotes, in which a backslash stands before a quote or another backslash. */
  quoted(): string | null {
    if (!this.peek('"')) return null
    const found = this.match(/"(?:[^"\\]|\\.)*"/sy)
    if (found === null) throw this.fault('unexpected end of a quoted text')
    return found.slice(1, -1).replaceAll(/\\(.)/gs, '$1')
  }

  fault(expected: string): NotReadable {
    const letter = this.isAtEnd ? 'end of input' : `"${this.text[this.#at] ?? ''}"`
    return new NotReadable(`unexpected ${letter} ${expected}`)
  }

  #letter(): string {
    return String.fromCodePoint(this.text.codePointAt(this.#at) ?? 0)
  }
}
