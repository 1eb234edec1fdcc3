import type { Client } from 'pg'
import { PgoutputPlugin, type Pgoutput } from 'pg-logical-replication'

const keepText = (raw: unknown) => raw

/**
 * The pgoutput reader of pg-logical-replication with two differences: values stay the text that Postgres printed
 * (Postgres itself turns them into JSON later), and the slot is temporary. A temporary slot belongs to this
 * connection: after a `kill -9` of either side nothing is left that could hold back the log or block a start.
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
      // Thrown from here it would end the process: the library calls this from a socket event.
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
