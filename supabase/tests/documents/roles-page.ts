import { callers, verbs, type Area, type ModelRights, type Sample } from '../rights/grants.ts'

/** A model with its number of cases. */
export interface Counted {
  model: ModelRights
  sample: Sample
  cases: number
  mutants: number
}

const header = [
  '# Roles and rights',
  '',
  'Who may do what with which table of the API. Written by `npm run docs:model` from the role table of the tests ' +
    '(`supabase/tests/rights/role-table.ts`) and the cases that they try; a test fails when this page is behind.',
  '',
  '**S** select, **I** insert, **U** update, **D** delete; a small letter has a limit, which stands below. ' +
    '"Owner" is the teacher whom a row belongs to, "other" any other teacher; "reporting" was a teacher once and is ' +
    "in no other group. A superadmin who also does an administrator's work is a member of both groups.",
]

export function rolesPage(counted: Counted[]): string[] {
  const cases = counted.reduce((sum, one) => sum + one.cases, 0)
  const mutants = counted.reduce((sum, one) => sum + one.mutants, 0)
  return [
    ...header,
    '',
    `${String(counted.length)} tables, ${String(cases)} cases, each tried over GraphQL, over REST and in plain SQL. ` +
      "An allowed case has exactly the effect that it should have, an administrator's line in the audit among it; a " +
      'refused one proves that the row is there, that it is as it was, and that no other table has a row more or less. ' +
      `${String(mutants)} changes of policies and grants (gone, always true, one condition less, one column more) are ` +
      'made one by one in rolled-back transactions, and each of them makes a case fail.',
    ...areasOf(counted).flatMap((area) => {
      const models = counted.filter(({ model }) => model.area === area)
      return ['', `## ${area}`, '', ...table(models), '', ...models.map(notes)]
    }),
  ]
}

const areasOf = (counted: Counted[]): Area[] => [...new Set(counted.map(({ model }) => model.area))]

const captions = ['Anonymous', 'Owner', 'Other', 'Reporting', 'Admin', 'Superadmin']

function table(counted: Counted[]): string[] {
  return [
    `| Table | ${captions.join(' | ')} | Cases |`,
    `|---|${captions.map(() => '---').join('|')}|---|`,
    ...counted.map(
      ({ model, cases }) =>
        `| \`${model.table}\` | ${callers.map((caller) => letters(model, caller)).join(' | ')} | ${String(cases)} |`,
    ),
  ]
}

const letters = ({ rights }: ModelRights, caller: (typeof callers)[number]): string =>
  verbs
    .map((verb) => {
      const grant = rights[verb][caller]
      if (grant === undefined) return ''
      const letter = verb.slice(0, 1)
      return grant.limit === undefined && grant.blind !== true ? letter.toUpperCase() : letter
    })
    .join('')

function notes({ model, sample }: Counted): string {
  const limits = verbs.flatMap((verb) => {
    const found = Object.values(model.rights[verb]).flatMap(({ limit, blind }) => [
      ...(limit === undefined ? [] : [limit]),
      ...(blind === true ? ['not over GraphQL, which reads what it wrote'] : []),
    ])
    return [...new Set(found)].map((limit) => `${verb}: ${limit}`)
  })
  const parts = [
    `- **${model.model ?? model.table}**: ${sentence(model.spec)}`,
    ...(model.narrower === undefined ? [] : [sentence(model.narrower)]),
    ...(limits.length === 0 ? [] : [sentence(`Limits: ${limits.join('; ')}`)]),
    ...(model.unreadable === undefined
      ? []
      : [`Nobody reads ${model.unreadable.map((column) => `\`${column}\``).join(', ')}.`]),
    ...(sample.variants === undefined
      ? []
      : [sentence(`Also tried with a row ${sample.variants.map(({ what }) => what).join('; ')}`)]),
  ]
  return parts.join(' ')
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)
