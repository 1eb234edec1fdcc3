/**
 * All expressions with one operand of an AND or OR removed, on any level. The input is printed by Postgres: operands in
 * parentheses and text in single quotes.
 */
export function withoutOperands(expression: string): string[] {
  const inner = unwrapped(expression)
  for (const operator of [' OR ', ' AND ']) {
    const operands = split(inner, operator)
    if (operands.length === 1) continue
    return operands.flatMap((operand, index) => {
      const replaced = (replacement: string[]) =>
        `(${operands.toSpliced(index, 1, ...replacement).join(operator)})`
      return [replaced([]), ...withoutOperands(operand).map((changed) => replaced([changed]))]
    })
  }
  return []
}

/** Without the parentheses around the whole. */
function unwrapped(expression: string): string {
  let text = expression.trim()
  while (text.startsWith('(') && closing(text, 0) === text.length - 1)
    text = text.slice(1, -1).trim()
  return text
}

/** Splits at an operator outside of parentheses, quotes and subqueries. */
function split(text: string, operator: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') index = closing(text, index)
    else if (text[index] === "'") index = text.indexOf("'", index + 1)
    else if (text.startsWith(operator, index)) {
      parts.push(text.slice(start, index))
      start = index + operator.length
    }
  }
  return [...parts, text.slice(start)]
}

/** The position of the parenthesis that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === "'") index = text.indexOf("'", index + 1)
    else if (text[index] === '(') depth += 1
    else if (text[index] === ')') {
      depth -= 1
      if (depth === 0) return index
    }
  }
  throw new Error(`a parenthesis is not closed in: ${text}`)
}
