import { get, refused, replay, shown, write, type Case } from './replay.ts'

const csv = { accept: 'text/csv' }
const shout = { accept: 'text/shout, */*;q=0.1' }
const object = { accept: 'application/vnd.pgrst.object+json' }
const unsupported = (
  path: string,
  headers: Record<string, string>,
  method = 'GET',
  body?: unknown,
): Case =>
  refused(path, 501, 'LOCAL_STACK', { method, headers, ...(body === undefined ? {} : { body }) })

/** Forms that the database writes itself, by an aggregate: PostgREST prefers them to its own. */
const written: Case[] = [
  unsupported('poster', csv),
  unsupported('poster?select=*', csv),
  unsupported('rpc/posters', csv),
  unsupported('poster?id=eq.1', { ...csv, prefer: shown }, 'DELETE'),
  unsupported('banner', {}),
  unsupported('banner', { accept: 'application/json' }),
  unsupported('banner', csv),
  unsupported('banner?id=eq.1', { prefer: shown }, 'PATCH', { title: 'x' }),
  unsupported('club', shout),
  unsupported('club?select=id', shout),
  unsupported('rpc/add_them?a=1&b=2', shout),
]

/** Where PostgREST keeps to its own forms. */
const own: Case[] = [
  get('poster', [{ id: 1, title: 'Fair' }]),
  ['poster?select=title', { headers: csv }, { status: 200, text: 'title\nFair' }],
  ['poster?select=', { headers: csv }, { status: 200, text: 'id,title\n1,Fair' }],
  get('banner?select=title', [{ title: 'Gala' }]),
  get('banner', { id: 1, title: 'Gala' }, object),
  ['banner', { method: 'POST', body: { id: 2 } }, { status: 201, text: '' }],
  write('PATCH', 'banner?select=id&id=eq.1', { title: 'x' }, [{ id: 1 }]),
  refused('poster', 406, 'PGRST107', { headers: { accept: 'text/plain' } }),
  get('club?id=eq.1', [{ id: 1, name: 'Chess' }]),
]

replay([...written, ...own])
