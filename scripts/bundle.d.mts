/** Makes one program of a TypeScript file and all that it imports, and returns where it lies. `file`: from the root of the repository. */
export function bundle(file: string): Promise<string>;
