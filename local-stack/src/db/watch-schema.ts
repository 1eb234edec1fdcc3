import pg from 'pg'

/**
 * Listens for `NOTIFY pgrst, 'reload schema'`, which a DDL trigger sends as on Supabase. When the connection breaks, it
 * is opened again and the schema counts as changed.
 */
export async function watchSchema(
  databaseUrl: string,
  onChange: () => Promise<void>,
  log: (line: string) => void,
): Promise<{ stop: () => Promise<void> }> {
  let stopped = false
  let client: pg.Client
  const changed = () => {
    onChange().catch((error: unknown) => log(`schema could not be reloaded: ${String(error)}`))
  }
  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: databaseUrl })
    client.on('error', () => {
      if (!stopped) setTimeout(() => void reconnect(), 1_000).unref()
    })
    client.on('notification', changed)
    await client.connect()
    await client.query('listen pgrst')
  }
  const reconnect = async (): Promise<void> => {
    try {
      await connect()
      changed()
    } catch {
      if (!stopped) setTimeout(() => void reconnect(), 1_000).unref()
    }
  }
  await connect()
  return {
    stop: async () => {
      stopped = true
      await client.end()
    },
  }
}
