/** People always see South African time, whatever their device says. */
export const timeZone = 'Africa/Johannesburg'
