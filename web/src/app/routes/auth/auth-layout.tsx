import { FormattedMessage } from 'react-intl'
import { Outlet } from 'react-router-dom'
import { BoardDrawing } from '@/components/brand/drawings/board.tsx'

/** The form, and beside it the drawing of a board on a wide screen. */
export function Component() {
  return (
    <div className="grid flex-1 min-[900px]:grid-cols-[1fr_minmax(0,44%)]">
      <div className="page flex items-center py-10 min-[740px]:py-16">
        <div className="mx-auto w-full max-w-[440px]">
          <Outlet />
        </div>
      </div>
      <aside className="bg-slate text-slate-ink chalk-dust flex flex-col items-center justify-center gap-8 p-12 max-[899px]:hidden">
        <BoardDrawing className="w-full max-w-[400px] [--chalk-pink:#e9a9c1] [--chalk-teal:#8fd0c6] [--chalk-yellow:#e9cd7c]" />
        <p className="font-display max-w-[20ch] text-center text-[28px] leading-tight font-semibold tracking-tight">
          <FormattedMessage
            defaultMessage="Good morning, class. Everything is ready."
            id="NkBc8g"
          />
        </p>
      </aside>
    </div>
  )
}
