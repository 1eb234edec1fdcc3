import type pg from 'pg'
import type { UserBroadcast } from '../protocol/messages.ts'

const maxMessages = 25

interface Row {
  id: string
  event: string
  payload: string | null
  binary_payload: Buffer | null
}

const latestMessages = `
select id, event, payload::text as payload, binary_payload
  from (
    select id, event, payload, binary_payload, inserted_at from realtime.messages
     where topic = $1 and private and extension = 'broadcast' and event is not null
       and inserted_at >= to_timestamp($2::double precision / 1000) at time zone 'utc'
     order by inserted_at desc
     limit $3
  ) as latest
 order by inserted_at`

/** The stored messages of a private channel since a moment, oldest first, at most 25. */
export async function storedMessages(
  admin: pg.Pool,
  topic: string,
  { since, limit }: { since: number; limit: number },
): Promise<UserBroadcast[]> {
  const { rows } = await admin.query<Row>(latestMessages, [
    topic,
    since,
    Math.max(1, Math.min(Math.trunc(limit), maxMessages)),
  ])
  return rows.flatMap(({ id, event, payload, binary_payload: binary }): UserBroadcast[] => {
    const meta = { id, replayed: true }
    if (payload !== null) return [{ event, encoding: 'json', payload: Buffer.from(payload), meta }]
    return binary === null ? [] : [{ event, encoding: 'binary', payload: binary, meta }]
  })
}
