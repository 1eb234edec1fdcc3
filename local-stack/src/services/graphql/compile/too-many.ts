import { literal } from './sql-text.ts'

type Verb = 'update' | 'delete'

const message = (verb: Verb) => `${verb} impacts too many records`

/** An expression that fails at run time. Postgres has no built-in function that raises an error. */
export function tooManyExpression(verb: Verb, count: string): string {
  return `json_build_object('', (${literal(`${message(verb)}: `)} || ${count})::int)`
}

/** The message to report when the error comes from the expression above. */
export function tooManyMessage(databaseMessage: string): string | undefined {
  return (['update', 'delete'] as const)
    .map(message)
    .find((text) => new RegExp(`"${text}: \\d+"$`).test(databaseMessage))
}
