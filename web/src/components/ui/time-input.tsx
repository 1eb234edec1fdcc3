import type { ComponentProps } from 'react'
import { typedTime } from '@/lib/typed-time.ts'
import { digitKeys } from './digit-keys.ts'
import { Input } from './input.tsx'

/**
 * A time of day in 24 hours; the browser's own field shows AM and PM with most settings. The colon is added
 * automatically, so only digits need to be typed on a phone.
 */
export function TimeInput({ onChange, ...props }: ComponentProps<'input'>) {
  return (
    <Input
      {...digitKeys}
      autoComplete="off"
      placeholder="00:00"
      {...props}
      onChange={(event) => {
        const time = typedTime(event.target.value)
        // A deleted colon must not be added again.
        const taken = 'inputType' in event.nativeEvent && event.nativeEvent.inputType
        const deleting = typeof taken === 'string' && taken.startsWith('delete')
        if (!deleting && time !== event.target.value) event.target.value = time
        onChange?.(event)
      }}
    />
  )
}
