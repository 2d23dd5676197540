// What the tests use of Node.
declare module 'node:test' {
  export function test(name: string, body: () => void | Promise<void>): void;
}
declare module 'node:assert/strict' {
  const assert: {
    equal(actual: unknown, expected: unknown, message?: string): void;
    notEqual(actual: unknown, expected: unknown, message?: string): void;
    throws(body: () => unknown, expected?: RegExp): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    ok(value: unknown, message?: string): asserts value;
    match(text: string, pattern: RegExp): void;
    doesNotMatch(text: string, pattern: RegExp): void;
  };
  export default assert;
}
declare const process: { cpuUsage(since?: { user: number; system: number }): { user: number; system: number } };
