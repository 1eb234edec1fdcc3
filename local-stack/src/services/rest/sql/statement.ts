/** A statement being written: values are bound, names quoted. */
export class Statement {
  readonly values: unknown[] = []

  /** @returns the placeholder of a value */
  bind(value: unknown): string {
    this.values.push(value)
    return `$${String(this.values.length)}`
  }
}

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

export const quoteText = (text: string) =>
  `${text.includes('\\') ? ' E' : ''}'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

export const qualified = (schema: string, name: string) => `${quoteName(schema)}.${quoteName(name)}`
