import type { Entry } from './entries.sql.ts'

/** What is printed together, in the order in which it is read. Columns and constraints stand in the table itself. */
const sections: [title: string, kinds: string[]][] = [
  ['Schemas', ['schema']],
  ['Extensions', ['extension']],
  ['Default privileges', ['default privileges']],
  ['Types', ['type', 'sequence']],
  ['Tables', ['column', 'table', 'index', 'policy', 'trigger']],
  ['Views', ['view']],
  ['Functions', ['function']],
  ['Publications', ['publication']],
  ['Event triggers and settings', ['event trigger', 'setting']],
]

/** The order within an object; the rest comes first, by name. */
const last = ['index', 'table', 'policy', 'grant', 'column grant', 'comment', 'trigger']
const insideTheTable = ['column', 'constraint', 'column order']

/**
 * The state of a database as one readable file: each table with all that belongs to it, then views and functions.
 * Rows are left out.
 */
export function printEntries(entries: readonly Entry[]): string {
  const objects = Map.groupBy(entries, ({ object }) => object)
  const printed = sections.map(([title, kinds]) => {
    const members = [...objects]
      .filter(([, all]) => kinds.includes(firstKind(all)))
      .sort(([one], [other]) => (one < other ? -1 : 1))
    const texts = members.map(([object, all]) => printObject(object, all))
    return texts.length === 0 ? '' : `-- ${title}\n\n${texts.join('\n\n')}`
  })
  return `${printed.filter((text) => text !== '').join('\n\n\n')}\n`
}

const printedKinds = sections.flatMap(([, kinds]) => kinds)

/** The kind that says in which section an object stands. */
function firstKind(all: readonly Entry[]): string {
  return printedKinds.find((kind) => all.some((entry) => entry.kind === kind)) ?? ''
}

function printObject(object: string, all: readonly Entry[]): string {
  const rest = all
    .filter(({ kind }) => !insideTheTable.includes(kind))
    .sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1))
    .map(withoutOwner)
    .filter((text) => text !== '')
  const columns = all.filter(({ kind }) => kind === 'column')
  return [...(columns.length > 0 ? [createTable(object, columns, all)] : []), ...rest].join('\n')
}

/** What the owner may do goes without saying. */
const withoutOwner = ({ kind, text }: Entry) =>
  ['grant', 'schema', 'function'].includes(kind)
    ? text.replaceAll(/^grant [^;]+ to (postgres|pg_database_owner);\n?/gm, '').trimEnd()
    : text

const rank = ({ kind }: Entry) => last.indexOf(kind)

function createTable(table: string, columns: readonly Entry[], all: readonly Entry[]): string {
  const order = all.find(({ kind }) => kind === 'column order')?.text.split(', ') ?? []
  const inOrder = [...columns].sort(
    (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
  )
  const constraints = all
    .filter(({ kind }) => kind === 'constraint')
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const lines = [...inOrder, ...constraints].map(({ text }) => `  ${text}`)
  return `create table ${table} (\n${lines.join(',\n')}\n);`
}
