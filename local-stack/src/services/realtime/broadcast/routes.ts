import { Hono } from 'hono'
import { z } from 'zod'
import type { JwtClaims } from '../../../db/scope.ts'
import type { GatewayEnv } from '../../../gateway/context.ts'
import type { RealtimeService } from '../sockets/service.ts'
import type { UserBroadcast } from '../protocol/messages.ts'

const messageSchema = z.object({
  topic: z.string().min(1),
  event: z.string().min(1),
  payload: z.record(z.string(), z.unknown()),
  private: z.boolean().nullish(),
})
const batchSchema = z.object({ messages: z.array(z.unknown()) })

interface Message {
  topic: string
  isPrivate: boolean
  broadcast: UserBroadcast
}

type Fields = Record<string, string[]>

/** The messages of Ecto, which Realtime uses. */
function fieldErrors(error: z.ZodError): Fields {
  const fields: Fields = {}
  for (const issue of error.issues) {
    const [field] = issue.path
    if (typeof field !== 'string') continue
    const missing = issue.code === 'too_small' || issue.message.includes('undefined')
    fields[field] = [missing ? "can't be blank" : 'is invalid']
  }
  return fields
}

function parseBatch(body: unknown): { messages: Message[] } | { errors: unknown } {
  const batch = batchSchema.safeParse(body)
  if (!batch.success) return { errors: fieldErrors(batch.error) }
  const messages: Message[] = []
  const errors: Fields[] = []
  for (const item of batch.data.messages) {
    const parsed = messageSchema.safeParse(item)
    errors.push(parsed.success ? {} : fieldErrors(parsed.error))
    if (!parsed.success) continue
    const { topic, event, payload, private: isPrivate } = parsed.data
    const bytes = Buffer.from(JSON.stringify(payload))
    messages.push({
      topic,
      isPrivate: isPrivate ?? false,
      broadcast: { event, encoding: 'json', payload: bytes },
    })
  }
  return messages.length === errors.length ? { messages } : { errors: { messages: errors } }
}

/** Private messages need the sender's right; without it they are dropped, and the answer is still 202. */
async function deliver(
  service: RealtimeService,
  claims: JwtClaims,
  headers: Record<string, string>,
  messages: Message[],
): Promise<void> {
  const allowed = new Map<string, boolean>()
  for (const { topic, isPrivate, broadcast } of messages) {
    if (isPrivate) {
      const known = allowed.get(topic)
      const may =
        known ??
        (await service.policies
          .mayWrite({ topic, claims, headers }, 'broadcast')
          .catch((error: unknown) => {
            service.log(`realtime: policies of ${topic} failed: ${String(error)}`)
            return false
          }))
      allowed.set(topic, may)
      if (!may) continue
    }
    service.rates.events.add()
    service.hub.broadcast({ topic, isPrivate }, broadcast)
  }
}

function overLimit({ rates: { events } }: RealtimeService, count: number): string | null {
  if (events.exceeded) return 'You have exceeded your rate limit'
  if (events.average + count > events.limit) {
    return 'Too many messages to broadcast, please reduce the batch size'
  }
  return null
}

/** `POST /api/broadcast` and its newer form for a single message. Mounted under /realtime/v1. */
export function buildBroadcastRoutes(service: RealtimeService): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>()

  app.post('/api/broadcast', async (context) => {
    const body: unknown = await context.req.json().catch(() => null)
    const parsed = parseBatch(body ?? {})
    if ('errors' in parsed) return context.json({ errors: parsed.errors }, 422)
    const tooLarge = parsed.messages.some(
      ({ broadcast }) => broadcast.payload.length > service.limits.broadcastPayloadBytes,
    )
    if (tooLarge)
      return context.json({ errors: { messages: ['Payload size exceeds tenant limit'] } }, 422)
    const excess = overLimit(service, parsed.messages.length)
    if (excess) return context.json({ message: excess }, 429)
    await deliver(service, context.get('claims'), context.req.header(), parsed.messages)
    return context.body(null, 202)
  })

  app.post('/api/broadcast/:topic/events/:event', async (context) => {
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/json' && type !== 'application/octet-stream') {
      return context.json({ error: 'Unsupported content type' }, 415)
    }
    // Storing for replay is not supported here, so 202 would be wrong.
    if (Object.keys(context.req.queries()).some((name) => name.startsWith('persist'))) {
      return context.json({ error: 'persist is not supported by local-stack' }, 422)
    }
    const payload = Buffer.from(await context.req.arrayBuffer())
    if (type === 'application/json') {
      try {
        JSON.parse(payload.toString('utf8'))
      } catch {
        return context.json({ error: 'invalid JSON' }, 400)
      }
    }
    if (payload.length > service.limits.broadcastPayloadBytes) {
      return context.json({ errors: { payload: ['Payload size exceeds tenant limit'] } }, 422)
    }
    const excess = overLimit(service, 1)
    if (excess) return context.json({ message: excess }, 429)
    const encoding = type === 'application/json' ? 'json' : 'binary'
    await deliver(service, context.get('claims'), context.req.header(), [
      {
        topic: context.req.param('topic'),
        isPrivate: context.req.query('private') === 'true',
        broadcast: { event: context.req.param('event'), encoding, payload },
      },
    ])
    return context.body(null, 202)
  })

  return app
}
