/**
 * What the machine-learning packages load by address. The version is part of the folder, so that every copy may
 * be kept for ever; scripts/lib/assets.ts refuses a version that is not the installed one.
 *
 * MediaPipe's ES-module loader (a module worker cannot importScripts), ONNX Runtime without JSEP (it leaks on
 * WebKit 26), and TensorFlow.js with SIMD. Every browser with module workers has WebAssembly SIMD (Safari 16.4
 * and up), so the builds without it are left out.
 */
export const RUNTIMES = {
  mediapipe: {
    package: '@mediapipe/tasks-vision',
    version: '0.10.35',
    files: ['vision_wasm_module_internal.js', 'vision_wasm_module_internal.wasm'],
  },
  onnx: {
    package: 'onnxruntime-web',
    version: '1.30.0',
    files: ['ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm'],
  },
  tfjs: {
    package: '@tensorflow/tfjs-backend-wasm',
    version: '4.22.0',
    files: ['tfjs-backend-wasm-simd.wasm'],
  },
} as const;

export type RuntimeName = keyof typeof RUNTIMES;

/** Below wasm/, for example `mediapipe-0.10.35`. */
export const runtimeFolder = (name: RuntimeName): string => `${name}-${RUNTIMES[name].version}`;

/** Names in models/manifest.json, which are paths below wasm/. */
export const runtimeFiles = (name: RuntimeName): readonly string[] =>
  RUNTIMES[name].files.map((file) => `${runtimeFolder(name)}/${file}`);
