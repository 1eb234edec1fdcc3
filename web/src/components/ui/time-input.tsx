import type { ComponentProps } from 'react'
import { typedTime } from '@/lib/typed-time.ts'
import { Input } from './input.tsx'

/**
 * A time of day in 24 hours on every machine; the browser's own field writes AM and PM in most settings. The colon
 * comes by itself, so a phone needs nothing but its digits.
 */
export function TimeInput({ onChange, ...props }: ComponentProps<'input'>) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      placeholder="00:00"
      {...props}
      onChange={(event) => {
        const time = typedTime(event.target.value)
        // Taking a colon away must be possible.
        const taken = 'inputType' in event.nativeEvent && event.nativeEvent.inputType
        const deleting = typeof taken === 'string' && taken.startsWith('delete')
        if (!deleting && time !== event.target.value) event.target.value = time
        onChange?.(event)
      }}
    />
  )
}
