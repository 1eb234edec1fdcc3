import type { ReactNode } from 'react'
import { Choice } from '@/components/ui/choice.tsx'
import { TargetFacts } from '@/domain/transfer/target-facts.tsx'
import type { Target } from '@/domain/transfer/target.ts'

/** A choice of one of them. */
export function TargetChoice({
  name,
  target,
  checked,
  disabledBecause,
  onChoose,
}: {
  name: string
  target: Target
  checked: boolean
  /** Why a transfer cannot pay it. */
  disabledBecause: ReactNode
  onChoose: () => void
}) {
  return (
    <Choice
      type="radio"
      name={name}
      className="border-line has-checked:border-board has-checked:bg-board/8 items-start rounded-md border px-3.5 py-3 has-[:disabled]:cursor-default"
      checked={checked}
      disabled={disabledBecause !== null}
      onChange={onChoose}
    >
      <TargetFacts target={target} />
      {disabledBecause !== null && <span className="text-sm">{disabledBecause}</span>}
    </Choice>
  )
}
