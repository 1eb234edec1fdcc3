import { observableValue } from '@/lib/observable-value.ts'

/** One menu serves the buttons of all days: a month has up to forty-two. */
export const addMenu = observableValue<{ date: string; button: HTMLElement } | null>(null)

export const openAddMenu = (date: string, button: HTMLElement) => addMenu.set({ date, button })
