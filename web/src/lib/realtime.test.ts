import { beforeEach, expect, test, vi } from 'vitest'
import { followTables, type RowChange } from './realtime.ts'

/** A channel of the client, driven by hand. */
class Channel {
  handlers: { event: string; filter: object; callback: (message: object) => void }[] = []
  subscribe = vi.fn<(callback: (state: string) => void) => void>()

  on(event: string, filter: object, callback: (message: object) => void) {
    this.handlers.push({ event, filter, callback })
  }

  say(event: string, message: object) {
    for (const handler of this.handlers) if (handler.event === event) handler.callback(message)
  }
}

const { realtime } = vi.hoisted(() => ({
  realtime: {
    channel: vi.fn<(name: string) => Channel>(),
    setAuth: vi.fn<() => Promise<void>>(),
    removeChannel: vi.fn<(channel: Channel) => Promise<void>>(),
  },
}))
vi.mock('@supabase/realtime-js', async (original) => ({
  ...(await original<object>()),
  RealtimeClient: vi.fn(function client() {
    return realtime
  }),
}))

let channel: Channel
beforeEach(() => {
  vi.clearAllMocks()
  channel = new Channel()
  realtime.channel.mockReturnValue(channel)
  realtime.setAuth.mockResolvedValue()
  realtime.removeChannel.mockResolvedValue()
})

function follow() {
  const changes: RowChange[] = []
  const onStarted = vi.fn()
  const onLost = vi.fn()
  const stop = followTables('pages-1', {
    tables: [{ table: 'product' }, { table: 'teacher_profile', filter: 'user_id=eq.7' }],
    onChange: (change) => changes.push(change),
    onStarted,
    onLost,
  })
  return { changes, onStarted, onLost, stop }
}

test('every table is asked for with its filter', () => {
  follow()
  expect(realtime.channel).toHaveBeenCalledExactlyOnceWith('pages-1')
  const asked = channel.handlers.filter(({ event }) => event === 'postgres_changes')
  expect(asked.map(({ filter }) => filter)).toEqual([
    { event: '*', schema: 'public', table: 'product' },
    { event: '*', schema: 'public', table: 'teacher_profile', filter: 'user_id=eq.7' },
  ])
})

test('the new row is handed on, of a deletion the key of the old one', () => {
  const { changes } = follow()
  const [product] = channel.handlers
  product?.callback({ table: 'product', eventType: 'UPDATE', new: { id: 'a' }, old: { id: 'b' } })
  product?.callback({ table: 'product', eventType: 'DELETE', new: {}, old: { id: 'b' } })
  expect(changes).toEqual([
    { table: 'product', kind: 'UPDATE', row: { id: 'a' } },
    { table: 'product', kind: 'DELETE', row: { id: 'b' } },
  ])
})

test('only the word of the server that changes are coming is a start', () => {
  const { onStarted } = follow()
  channel.say('system', { extension: 'postgres_changes', status: 'error' })
  channel.say('system', { extension: 'broadcast', status: 'ok' })
  expect(onStarted).not.toHaveBeenCalled()
  channel.say('system', { extension: 'postgres_changes', status: 'ok' })
  expect(onStarted).toHaveBeenCalledOnce()
})

test('the channel is joined after the token, whether or not there is one', async () => {
  realtime.setAuth.mockRejectedValueOnce(new Error('offline'))
  const rejected = vi.fn()
  process.once('unhandledRejection', rejected)
  follow()
  expect(channel.subscribe).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(channel.subscribe).toHaveBeenCalledOnce())
  process.off('unhandledRejection', rejected)
})

test('a channel that is left before the token came is not joined', async () => {
  const { stop } = follow()
  stop()
  await Promise.resolve()
  await Promise.resolve()
  expect(channel.subscribe).not.toHaveBeenCalled()
  expect(realtime.removeChannel).toHaveBeenCalledExactlyOnceWith(channel)
})

test('a lost channel is told, one that was left is not', async () => {
  const { onLost, stop } = follow()
  await vi.waitFor(() => expect(channel.subscribe).toHaveBeenCalledOnce())
  const [state] = channel.subscribe.mock.calls[0] ?? []
  state?.('SUBSCRIBED')
  expect(onLost).not.toHaveBeenCalled()
  state?.('CHANNEL_ERROR')
  expect(onLost).toHaveBeenCalledOnce()
  stop()
  state?.('CLOSED')
  expect(onLost).toHaveBeenCalledOnce()
})
