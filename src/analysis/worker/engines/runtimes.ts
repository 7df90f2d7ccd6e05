/**
 * Folders of the runtimes below wasm/. The version is part of the address, so that every copy may be kept for
 * ever; scripts/lib/assets.ts fills them and refuses a version that is not the installed one.
 */
export const RUNTIMES = {
  mediapipe: { package: '@mediapipe/tasks-vision', version: '0.10.35' },
  onnx: { package: 'onnxruntime-web', version: '1.30.0' },
  tfjs: { package: '@tensorflow/tfjs-backend-wasm', version: '4.22.0' },
} as const;

export type RuntimeName = keyof typeof RUNTIMES;

/** For example `mediapipe-0.10.35`. */
export const runtimeFolder = (name: RuntimeName): string => `${name}-${RUNTIMES[name].version}`;
