import { beforeEach, expect, test, vi } from 'vitest'
import { onGroupsChange, rememberedGroups } from '@/lib/groups.ts'
import { followTables, type TableFeed } from '@/lib/realtime.ts'
import { currentSession, onSessionChange, type Session } from '@/lib/session.ts'
import { listOf, listQuery, openWindow, rowsIn } from '@/testing/live-page.ts'
import { startLive } from './start-live.ts'

vi.mock('@/lib/realtime.ts', () => ({ followTables: vi.fn() }))
vi.mock('@/lib/groups.ts', () => ({ onGroupsChange: vi.fn(), rememberedGroups: vi.fn() }))
vi.mock('@/lib/session.ts', async (original) => ({
  ...(await original<object>()),
  currentSession: vi.fn(),
  onSessionChange: vi.fn(),
}))

interface Joined {
  name: string
  feed: TableFeed
  left: boolean
}

let joined: Joined[]
let session: Session
let sessionChanged: () => void
let groups: Record<string, string[]>
let groupsChanged: (() => void) | undefined
const onStarted = vi.fn()

beforeEach(() => {
  groups = {}
  groupsChanged = undefined
  onStarted.mockClear()
  joined = []
  session = { status: 'signed-out', codeDue: false }
  delete document.documentElement.dataset['live']
  vi.mocked(currentSession).mockImplementation(() => session)
  vi.mocked(onSessionChange).mockImplementation((listener) => {
    sessionChanged = listener
    return () => undefined
  })
  vi.mocked(rememberedGroups).mockImplementation((userId) => groups[userId] ?? null)
  vi.mocked(onGroupsChange).mockImplementation((listener) => {
    groupsChanged = listener
    return () => undefined
  })
  vi.mocked(followTables).mockImplementation((name, feed) => {
    const channel = { name, feed, left: false }
    joined.push(channel)
    return () => {
      channel.left = true
    }
  })
})

function rememberGroups(userId: string, next: string[]) {
  groups[userId] = next
  groupsChanged?.()
}

const signedIn = (id: string, restoring = false): Session => ({
  status: 'signed-in',
  user: { id, email: null },
  restoring,
})

/** A window with schedules on the screen that listens as the session says. */
async function open() {
  let rows: Record<string, string> = { mo: 'Monday' }
  const page = openWindow({
    teacherScheduleCollection: () => ({
      teacherScheduleCollection: listOf('teacher_schedule', rows),
    }),
  })
  const shown = await page.watch(listQuery('teacherScheduleCollection'))
  page.asked.length = 0
  const specials = { cart: vi.fn(), goods: vi.fn(), ownership: vi.fn(), session: vi.fn() }
  startLive({ client: page.client, specials, onStarted })
  return {
    ...page,
    specials,
    shown: () => rowsIn(shown()),
    serve: (next: Record<string, string>) => (rows = next),
  }
}

const last = () => {
  const channel = joined.at(-1)
  if (channel === undefined) throw new Error('nothing is followed')
  return channel
}
const isListening = () => document.documentElement.dataset['live'] === 'listening'

test('a visitor follows the shop at once', async () => {
  await open()
  expect(last().feed.tables).toEqual([
    { table: 'product' },
    { table: 'product_bundle' },
    { table: 'shop_item' },
  ])
})

test('a session that is not confirmed is waited for, and so are the groups', async () => {
  session = signedIn('thandi', true)
  rememberGroups('thandi', ['teacher'])
  await open()
  expect(joined).toEqual([])
  session = signedIn('marius')
  sessionChanged()
  expect(joined).toEqual([])
  rememberGroups('marius', ['admin'])
  expect(last().feed.tables).toContainEqual({ table: 'coupon' })
})

test('another session or another group is another channel, the same is not', async () => {
  await open()
  session = signedIn('thandi')
  rememberGroups('thandi', ['teacher', 'reporting'])
  expect(joined.map(({ left }) => left)).toEqual([true, false])
  rememberGroups('thandi', ['reporting', 'teacher'])
  sessionChanged()
  expect(joined).toHaveLength(2)
  rememberGroups('thandi', ['teacher'])
  expect(joined.map(({ left }) => left)).toEqual([true, true, false])
  session = { status: 'signed-out', codeDue: false }
  sessionChanged()
  expect(last().feed.tables).toHaveLength(3)
  expect(new Set(joined.map(({ name }) => name)).size).toBe(joined.length)
})

test('the page listens once what it may have missed is there', async () => {
  const page = await open()
  expect(isListening()).toBe(false)
  page.serve({ mo: 'Monday', tu: 'Tuesday' })
  last().feed.onStarted()
  expect(isListening()).toBe(false)
  await vi.waitFor(() => expect(isListening()).toBe(true))
  expect(page.asked).toEqual(['teacherScheduleCollection'])
  expect(onStarted).toHaveBeenCalledExactlyOnceWith({ userId: null, groups: [] })
  await vi.waitFor(() => expect(page.shown()).toBe('Monday Tuesday'))
})

test('it does not listen while the socket is gone', async () => {
  await open()
  last().feed.onStarted()
  await vi.waitFor(() => expect(isListening()).toBe(true))
  last().feed.onLost()
  expect(isListening()).toBe(false)
  last().feed.onStarted()
  await vi.waitFor(() => expect(isListening()).toBe(true))
})

test('what a channel that was left still says does not count', async () => {
  await open()
  const before = last()
  before.feed.onStarted()
  session = signedIn('thandi')
  rememberGroups('thandi', ['teacher'])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isListening()).toBe(false)
  last().feed.onStarted()
  await vi.waitFor(() => expect(isListening()).toBe(true))
  before.feed.onLost()
  expect(isListening()).toBe(true)
})

test('a new channel does not listen yet', async () => {
  await open()
  last().feed.onStarted()
  await vi.waitFor(() => expect(isListening()).toBe(true))
  session = signedIn('thandi')
  rememberGroups('thandi', ['teacher'])
  expect(isListening()).toBe(false)
})

test('a change reaches the page', async () => {
  session = signedIn('thandi')
  rememberGroups('thandi', ['teacher'])
  const page = await open()
  page.serve({ tu: 'Tuesday' })
  last().feed.onChange({ table: 'teacher_schedule', kind: 'INSERT', row: { id: 'tu' } })
  await vi.waitFor(() => expect(page.shown()).toBe('Tuesday'))
  last().feed.onChange({
    table: 'teacher_profile',
    kind: 'UPDATE',
    row: { id: 'p', user_id: 'thandi' },
  })
  expect(page.specials.session).toHaveBeenCalledOnce()
})
