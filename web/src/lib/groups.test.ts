import { renderHook, act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  forgetGroups,
  onGroupsChange,
  rememberGroups,
  rememberedGroups,
  useGroups,
} from './groups.ts'
import { stored } from './stored.ts'
import { useWhyNot } from './use-why-not.ts'

const thandi = '00000000-0000-4000-8000-000000000001'
const marius = '00000000-0000-4000-8000-000000000002'

beforeEach(forgetGroups)

test('the groups of one person are nobody else’s', () => {
  rememberGroups(marius, ['admin'])
  expect(rememberedGroups(marius)).toEqual(['admin'])
  expect(rememberedGroups(thandi)).toBeNull()
})

test('the next visit knows them, until they are forgotten', () => {
  stored.write('kryt-groups', JSON.stringify([marius, 'admin', 7, 'superadmin']))
  expect(rememberedGroups(marius)).toEqual(['admin', 'superadmin'])
  expect(rememberedGroups(thandi)).toBeNull()
  forgetGroups()
  expect(rememberedGroups(marius)).toBeNull()
})

test.each(['not JSON', '"admin"', 'null'])('what is no list of groups is none: %s', (text) => {
  stored.write('kryt-groups', text)
  expect(rememberedGroups(marius)).toBeNull()
})

test('the same answer again is no change', () => {
  const heard = vi.fn()
  const stop = onGroupsChange(heard)
  rememberGroups(marius, ['admin'])
  rememberGroups(marius, ['admin'])
  expect(heard).toHaveBeenCalledOnce()
  rememberGroups(marius, ['admin', 'superadmin'])
  rememberGroups(thandi, ['admin', 'superadmin'])
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
})

test('a page shows what a teacher sees until the groups are known', () => {
  const { result } = renderHook(() => useGroups())
  expect(result.current).toEqual(['teacher'])
  act(() => rememberGroups(marius, ['admin']))
  expect(result.current).toEqual(['admin'])
})

test('what a person may do depends on the network too, what they may see does not', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  rememberGroups(marius, ['admin'])
  const { result, rerender } = renderHook(() => useWhyNot())
  expect(result.current('insert', 'holiday')).toBeNull()
  online.mockReturnValue(false)
  rerender()
  expect(result.current('insert', 'holiday')).toBe('offline')
  expect(result.current('call', 'set_order_status')).toBe('offline')
  expect(result.current('select', 'holiday')).toBeNull()
  expect(result.current('insert', 'secret')).toBe('superadmin_required')
})
