/** The fields of calls that contain a password. */
export const PASSWORD_FIELDS = ['password', 'oldPassword', 'newPassword'] as const

/** Whether a call's input contains a password. */
export const hasPassword = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && PASSWORD_FIELDS.some((field) => field in input)
