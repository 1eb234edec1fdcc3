import { RealtimeClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { negotiate } from './negotiate.ts'
import { version1 } from './version-1.ts'
import { version2 } from './version-2.ts'

const message = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'e', payload: { x: 1 } }

test('without a version, the oldest is used', () => {
  expect(negotiate(null)).toBe(version1)
  expect(negotiate('1.0.0')).toBe(version1)
  expect(negotiate('2.0.0')).toBe(version2)
  expect(negotiate('3.0.0')).toBeNull()
})

test('the order of an array frame is join_ref, ref, topic, event, payload', () => {
  expect(JSON.parse(version2.encode(message))).toEqual(['1', '2', 'realtime:a', 'e', { x: 1 }])
  expect(version2.decode('["1","2","realtime:a","e",{"x":1}]')).toEqual(message)
})

test('an object frame names its parts', () => {
  const frame = { topic: 'realtime:a', event: 'e', payload: { x: 1 }, ref: '2', join_ref: '1' }
  expect(JSON.parse(version1.encode(message))).toEqual(frame)
  expect(version1.decode(JSON.stringify(frame))).toEqual(message)
})

test.each([
  [version1, '[1,2]'],
  [version1, '{"topic":1}'],
  [version1, Buffer.from([3])],
  [version2, '{}'],
  [version2, 'no json'],
  [version2, Buffer.from([9, 0, 0, 0, 0, 0, 0])],
  [version2, Buffer.from([3, 200, 0, 0, 0, 0, 0])],
])('an unreadable frame is an error', (protocol, frame) => {
  expect(() => protocol.decode(frame)).toThrow()
})

const { serializer: client } = new RealtimeClient('ws://localhost', { params: { apikey: 'key' } })

test('a broadcast of the client, with accents in its names, is decoded and encoded as the client expects', () => {
  let frame = new ArrayBuffer(0)
  client.encode(
    {
      join_ref: '1',
      ref: '7',
      topic: 'realtime:kryt-é',
      event: 'broadcast',
      payload: { type: 'broadcast', event: 'môre', payload: { n: 1 } },
    },
    (encoded) => {
      if (typeof encoded !== 'string') frame = encoded
    },
  )
  const decoded = version2.decode(Buffer.from(frame))
  expect(decoded).toMatchObject({
    joinRef: '1',
    ref: '7',
    topic: 'realtime:kryt-é',
    event: 'broadcast',
  })
  expect(decoded.broadcast).toMatchObject({ event: 'môre', encoding: 'json' })
  const sent =
    decoded.broadcast &&
    version2.encodeBroadcast(decoded.topic, { ...decoded.broadcast, meta: { id: 'm1' } })
  if (!Buffer.isBuffer(sent)) throw new Error('expected a binary frame')
  const bytes = new Uint8Array(sent).buffer
  let received: unknown
  client.decode(bytes, (decodedByClient: unknown) => {
    received = decodedByClient
  })
  expect(received).toMatchObject({
    topic: 'realtime:kryt-é',
    event: 'broadcast',
    payload: { type: 'broadcast', event: 'môre', payload: { n: 1 }, meta: { id: 'm1' } },
  })
})

test('binary payloads cannot be carried by 1.0.0', () => {
  const broadcast = { event: 'e', encoding: 'binary' as const, payload: Buffer.from([1, 2]) }
  expect(version1.encodeBroadcast('realtime:a', broadcast)).toBeNull()
  expect(version2.encodeBroadcast('realtime:a', broadcast)).toEqual(
    Buffer.from([4, 10, 1, 0, 0, ...Buffer.from('realtime:ae'), 1, 2]),
  )
})
