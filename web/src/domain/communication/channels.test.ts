import { expect, test } from 'vitest'
import { channelsToOffer, readChannel } from './channels.ts'

test.each(['General', 'R', '1', '7'])('%s is a channel', (text) => {
  expect(readChannel(text)).toBe(text)
})

test.each(['ALL', '8', '0', 'general', '', '../R'])('"%s" is not a channel', (text) => {
  expect(readChannel(text)).toBeUndefined()
})

test('grades of the package are offered from R upwards; unknown grades and channels are not', () => {
  expect(channelsToOffer(['3', 'R', '12', null], null)).toEqual(['General', 'R', '3'])
})

test('without grades no channels are offered, except the one that a link opened', () => {
  expect(channelsToOffer([], null)).toEqual([])
  expect(channelsToOffer(['9'], null)).toEqual([])
  expect(channelsToOffer([], '5')).toEqual(['General', '5'])
  expect(channelsToOffer([], 'General')).toEqual(['General'])
})
