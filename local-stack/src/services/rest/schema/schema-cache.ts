import type pg from 'pg'
import { z } from 'zod'
import { buildSchema } from './build-schema.ts'
import type { DatabaseSchema } from './model.ts'
import { loadSchemaSql } from './sql/load-schema.sql.ts'

const answerSchema = z.tuple([z.object({ schema: z.string() })])

/** The schema as last read: kept until somebody says that it has changed. */
export class SchemaCache {
  readonly #client: Pick<pg.Pool, 'query'>
  #loading: Promise<DatabaseSchema> | undefined

  constructor(client: Pick<pg.Pool, 'query'>) {
    this.#client = client
  }

  get(): Promise<DatabaseSchema> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  forget(): void {
    this.#loading = undefined
  }

  async #load(): Promise<DatabaseSchema> {
    try {
      const { rows } = await this.#client.query(loadSchemaSql)
      const [{ schema }] = answerSchema.parse(rows)
      return buildSchema(schema)
    } catch (error) {
      this.#loading = undefined
      throw error
    }
  }
}
