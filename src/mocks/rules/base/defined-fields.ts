/** The fields without undefined ones: what a patch does not give then stays as it was. */
export const definedFields = <Fields extends object>(fields: Fields) =>
  // The filter drops only undefined values.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>
  }
