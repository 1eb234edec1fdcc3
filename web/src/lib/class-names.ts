import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names. Nothing is merged: a class that must win over one of the component's own says
 * so with Tailwind's trailing "!", which costs no code in the browser.
 */
export function cn(...values: ClassValue[]): string {
  return clsx(values)
}
