import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names.ts'

const look =
  'border-line-strong bg-card text-ink placeholder:text-ink-muted/75 hover:border-ink-muted focus-visible:border-board focus-visible:ring-board/20 aria-invalid:border-danger aria-invalid:focus-visible:ring-danger/20 w-full rounded-md border px-3.5 text-base transition-[border-color,box-shadow] duration-150 outline-none focus-visible:ring-4 disabled:opacity-60'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input data-slot="input" className={cn(look, 'h-11 text-ellipsis', className)} {...props} />
  )
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(look, 'min-h-32 resize-y py-2.5', className)}
      {...props}
    />
  )
}
