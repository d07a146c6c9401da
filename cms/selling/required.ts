type Field = { type: string; name?: string; required?: boolean | undefined };

/** The fields without which a document is not published, by its collection's own fields. [PROD-7] */
export const requiredOf = (fields: readonly Field[]): string[] => fields.flatMap(({ name, required }) => (name && required ? [name] : []));
