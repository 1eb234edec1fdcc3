import pg from 'pg'

/**
 * The indexes of the large database that no query of the benchmark has read, as `table: index`. Not those that keep a rule
 * (a key) or serve a foreign key: a benchmark of screens deletes nothing. What is left is a question, not an answer: a
 * job or a rare action may need it.
 */
export async function unusedIndexes(rootUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: rootUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname || ': ' || indexrelname as name
         from pg_stat_user_indexes as used join pg_index as made using (indexrelid)
        where used.schemaname in ('public', 'private') and used.idx_scan = 0
          and not made.indisunique and not made.indisexclusion
          and not exists (
            select from pg_constraint as foreign_key
             where foreign_key.contype = 'f' and foreign_key.conrelid = made.indrelid
               and foreign_key.conkey[1] = made.indkey[0])
        order by 1`,
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
