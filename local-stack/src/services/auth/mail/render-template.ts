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

/** Everything but letters, digits and `-._~`, as Go escapes a value in the query or the fragment of a link. */
const escapeUrlPart = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )

/** Whether what follows stands in the query or the fragment of a link: in `href="…"`, after `?` or `#`. */
function isInUrlPart(before: string): boolean {
  const begun = /\shref="([^"]*)$/.exec(before)?.[1] ?? ''
  return /[?#]/.test(begun.replaceAll('&#', ''))
}

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

const opening = String.raw`\{\{-?\s*if\s`
const inner = `((?:(?!${opening})[\\s\\S])*?)`

/** An `if` without another one inside: of a field, or of a field compared with a text. */
const condition = new RegExp(
  String.raw`\{\{-?\s*if\s+(?:(eq|ne)\s+)?\.([\w.]+)(?:\s+"([^"]*)")?\s*-?\}\}${inner}(?:\{\{-?\s*else\s*-?\}\}${inner})?\{\{-?\s*end\s*-?\}\}`,
)

/** As in Go, a field that is missing differs from every text. */
function holds(comparison: string | undefined, value: unknown, text: string | undefined): boolean {
  if ((comparison === undefined) !== (text === undefined)) {
    throw new Error('mail template: eq and ne compare a field with a text')
  }
  if (comparison === undefined) return truthy(value)
  return (value === text) === (comparison === 'eq')
}

const actions = /\{\{-?\s*\.([\w.]+)\s*-?\}\}/g

/**
 * The part of Go's template language that Supabase's mail templates use: fields, `if`, `eq`, `ne`, `else`, `end`.
 * @throws Error for any other action, so that a template which Supabase would render differently is not sent
 */
export function renderTemplate(
  template: string,
  values: TemplateValues,
  options: { html: boolean },
): string {
  let text = template
  for (let found = condition.exec(text); found !== null; found = condition.exec(text)) {
    const [all, comparison, path = '', compared, then = '', otherwise = ''] = found
    const chosen = holds(comparison, lookUp(path, values), compared) ? then : otherwise
    text = text.slice(0, found.index) + chosen + text.slice(found.index + all.length)
  }
  // Checked before values are filled in, so that a value is never parsed as template.
  const rest = text.replaceAll(actions, '')
  const unknown = /\{\{[^}]*\}\}/.exec(rest)?.[0]
  if (unknown !== undefined) throw new Error(`mail template: ${unknown} is not supported`)
  return text.replaceAll(actions, (_, path: string, at: number) => {
    const value = asText(lookUp(path, values))
    if (!options.html) return value
    return isInUrlPart(text.slice(0, at)) ? escapeUrlPart(value) : escapeHtml(value)
  })
}
