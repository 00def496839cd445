/** Names of this very device: nobody else can use them. */
export const isHere = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
