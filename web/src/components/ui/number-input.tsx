import { useState, type ComponentProps, type FocusEvent } from 'react'
import { cn } from '@/lib/class-names.ts'
import { typedNumber } from '@/lib/typed-amount.ts'
import { Input } from './input.tsx'

/** How a kind of number is typed and written. */
export interface NumberWriting {
  /** Turns typed text into the form the server takes; null if it is not such a number. */
  read: (text: string) => string | null
  /** Turns the server's form into the way people write it. */
  write: (value: string) => string
  inputMode: 'decimal' | 'numeric'
}

/** A whole number, or one with so many decimals, with the decimal sign of the language. */
export const numberWriting = (decimals: number, locale = 'en'): NumberWriting => ({
  read: (text) => typedNumber(text, decimals),
  write: (value) => (locale === 'af' ? value.replace('.', ',') : value),
  inputMode: decimals === 0 ? 'numeric' : 'decimal',
})

/** How the text of a number field reads while nobody types in it: numbers in order, everything else as it was typed. */
export function writtenNumber({ read, write }: NumberWriting, value: string): string {
  const known = read(value)
  return known === null ? value : write(known)
}

/**
 * The one field for numbers of the product. It gives over the number in the server's form ("12.5"), and text that is no such
 * number as it was typed: whoever holds the value keeps both and says what is wrong (aria-invalid and a message of its own).
 * Not the browser's own field for numbers, which gives nothing for "abc" and "½": that would be neither kept nor told.
 */
export function NumberInput({
  writing,
  value,
  onValue,
  onBlur,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  writing: NumberWriting
  value: string
  onValue: (value: string) => void
}) {
  // "1," is on its way to "1,5". What was undone or changed elsewhere takes its place.
  const [typed, setTyped] = useState<{ text: string; for: string } | null>(null)
  return (
    <Input
      autoComplete="off"
      {...props}
      className={cn('tabular-nums', className)}
      inputMode={writing.inputMode}
      value={typed?.for === value ? typed.text : writtenNumber(writing, value)}
      onChange={({ target }) => {
        const next = writing.read(target.value) ?? target.value
        setTyped({ text: target.value, for: next })
        onValue(next)
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
