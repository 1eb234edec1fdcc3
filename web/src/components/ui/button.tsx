import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names.ts'

const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap transition-colors duration-150 disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-[18px] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-board text-board-ink hover:bg-board-strong',
        outline: 'border-line-strong bg-card text-ink hover:border-board hover:text-board border',
        quiet: 'text-ink hover:bg-board/8',
        link: 'text-board underline decoration-1 underline-offset-4 hover:decoration-2',
        danger: 'bg-danger text-card hover:bg-danger/88',
        chalk: 'bg-slate-ink text-[#163a2e] hover:bg-white',
      },
      size: {
        md: 'h-11 px-5 text-[15px]',
        sm: 'h-10 px-3.5 text-sm',
        lg: 'h-13 px-7 text-[17px]',
        icon: 'size-11',
        inline: 'h-auto p-0',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Styles the child (a link) instead of drawing a button around it. */
    asChild?: boolean
  }

export function Button({ className, variant, size, asChild = false, type, ...props }: ButtonProps) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      data-slot="button"
      className={cn(buttonVariants({ variant, size }), className)}
      {...(asChild ? {} : { type: type ?? 'button' })}
      {...props}
    />
  )
}
