import type { Client } from 'pg'
import { PgoutputPlugin, type Pgoutput } from 'pg-logical-replication'

const keepText = (raw: unknown) => raw

/**
 * The pgoutput reader of pg-logical-replication with two differences. Values stay text as printed by Postgres, which
 * turns them into JSON later. And the slot is temporary: it belongs to this connection, so after a `kill -9` of either
 * side nothing is left that retains the log or blocks a start.
 */
export class TextPgoutput extends PgoutputPlugin {
  private readonly onUnreadable: (error: unknown) => void

  constructor(publications: string[], onUnreadable: (error: unknown) => void) {
    super({ protoVersion: 1, publicationNames: publications })
    this.onUnreadable = onUnreadable
  }

  override parse(buffer: Buffer): Pgoutput.Message {
    try {
      const message = super.parse(buffer)
      if (message.tag === 'relation') {
        for (const column of message.columns) column.parser = keepText
      }
      return message
    } catch (error) {
      // Throwing here would end the process, because the library calls this from a socket event.
      this.onUnreadable(error)
      return { tag: 'origin', originLsn: null, originName: '' }
    }
  }

  override async start(client: Client, slotName: string, lastLsn: string): Promise<unknown> {
    await client.query(
      `CREATE_REPLICATION_SLOT "${slotName}" TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`,
    )
    const streaming: unknown = await super.start(client, slotName, lastLsn)
    return streaming
  }
}
