import { nobody, only } from '../grants.ts'

// The sets of rights that the tables of several areas share.

export const administrators = {
  insert: only(['admin']),
  update: only(['admin']),
  delete: only(['admin']),
}
export const owners = {
  select: only(['owner']),
  insert: only(['owner']),
  update: only(['owner']),
  delete: only(['owner']),
}
export const readOnly = { insert: nobody, update: nobody, delete: nobody }
export const teachers = only(['owner', 'stranger', 'admin'])
