/** The values of a template, used as `{{ .ConfirmationURL }}` or `{{ .Data.name }}`. */
export type TemplateValues = Record<string, unknown>

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)

function lookUp(path: string, values: TemplateValues): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.entries(value).find(([name]) => name === key)?.[1]
  }, values)
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === undefined || value === null) return ''
  return JSON.stringify(value)
}

const truthy = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false && value !== 0

const condition =
  /\{\{-?\s*if\s+\.([\w.]+)\s*-?\}\}((?:(?!\{\{-?\s*if\s)[\s\S])*?)(?:\{\{-?\s*else\s*-?\}\}((?:(?!\{\{-?\s*if\s)[\s\S])*?))?\{\{-?\s*end\s*-?\}\}/

const actions = /\{\{-?\s*\.([\w.]+)\s*-?\}\}/g

/**
 * The part of Go's template language that Supabase's mail templates use: fields, `if`, `else`, `end`.
 * @throws Error for any other action, so that a template which Supabase would render differently is not sent
 */
export function renderTemplate(
  template: string,
  values: TemplateValues,
  options: { html: boolean },
): string {
  let text = template
  for (let found = condition.exec(text); found !== null; found = condition.exec(text)) {
    const [all, path = '', then = '', otherwise = ''] = found
    const chosen = truthy(lookUp(path, values)) ? then : otherwise
    text = text.slice(0, found.index) + chosen + text.slice(found.index + all.length)
  }
  // Checked before values are filled in, so that a value is never parsed as template.
  const rest = text.replaceAll(actions, '')
  const unknown = /\{\{[^}]*\}\}/.exec(rest)?.[0]
  if (unknown !== undefined) throw new Error(`mail template: ${unknown} is not supported`)
  return text.replaceAll(actions, (_, path: string) => {
    const value = asText(lookUp(path, values))
    return options.html ? escapeHtml(value) : value
  })
}
