/** Where a database is: in a file, or at the address of a PostgreSQL server. */

export function isPostgres(database: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(database);
}

/** The same address without its password, for people to read. */
export function withoutPassword(database: string): string {
  return isPostgres(database) ? database.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, "$1@") : database;
}
