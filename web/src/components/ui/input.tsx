import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names.ts'
import { FullNote, useLength } from './full-note.tsx'

const look =
  'border-line-strong bg-card text-ink placeholder:text-ink-muted/75 hover:border-ink-muted focus-visible:border-board focus-visible:ring-board/20 aria-invalid:border-danger aria-invalid:focus-visible:ring-danger/20 w-full rounded-md border px-3.5 text-base transition-[border-color,box-shadow] duration-150 outline-none focus-visible:ring-4 disabled:opacity-60'

/** A line of text. One that takes only so many letters says so once they are there. */
export function Input({ className, onInput, ...props }: ComponentProps<'input'>) {
  const [length, onTyped] = useLength<HTMLInputElement>(props.value, onInput)
  return (
    <>
      <input
        data-slot="input"
        className={cn(look, 'h-11 text-ellipsis', className)}
        onInput={onTyped}
        {...props}
      />
      <FullNote length={length} longest={props.maxLength} />
    </>
  )
}

/** Several lines of it. */
export function Textarea({ className, onInput, ...props }: ComponentProps<'textarea'>) {
  const [length, onTyped] = useLength<HTMLTextAreaElement>(props.value, onInput)
  return (
    <>
      <textarea
        data-slot="textarea"
        className={cn(look, 'min-h-32 resize-y py-2.5', className)}
        onInput={onTyped}
        {...props}
      />
      <FullNote length={length} longest={props.maxLength} />
    </>
  )
}
