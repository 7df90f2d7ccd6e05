/**
 * A small writer of ONNX graphs: operators become calls, values become names. Deterministic: names
 * are counted, nothing depends on time or on the order of object keys outside this file.
 */
import onnxProto from 'onnx-proto';

const { onnx } = onnxProto;

/** A value of the graph: the output of an operator, an input or a constant. */
export type Value = string & { readonly __brand: 'onnx value' };

type AttributeValue = number | readonly number[] | string | { readonly float: number };
type Attributes = Readonly<Record<string, AttributeValue>>;

/** Sides of an input or an output; a word stands for one that each run chooses. */
export type Shape = readonly (number | string)[];

export type ElementType = 'float' | 'uint8' | 'int64';
const ELEMENT_TYPES: Readonly<Record<ElementType, number>> = {
  float: onnx.TensorProto.DataType.FLOAT,
  uint8: onnx.TensorProto.DataType.UINT8,
  int64: onnx.TensorProto.DataType.INT64,
};

/** Opset 13: the newest operator forms that every shipped ONNX Runtime Web build of 1.x runs. */
const OPSET = 13;
/** IR 7 is the version that came with opset 13. */
const IR_VERSION = 7;

export interface GraphWriter {
  input(name: string, type: ElementType, shape: Shape): Value;
  /** One operator with one output. Attributes: integers and integer lists as they are, floats wrapped. */
  op(type: string, inputs: readonly Value[], attributes?: Attributes): Value;
  /** A float constant, rounded to 32 bits. Equal constants are stored once. */
  floats(values: readonly number[], shape: readonly number[]): Value;
  /** An int64 constant vector, for shapes and axes. */
  integers(values: readonly number[]): Value;
  /** Names a value as an output of the network. */
  output(name: string, value: Value, shape: Shape): void;
  /** The model file. */
  finish(info: ModelInfo): Uint8Array;
}

export interface ModelInfo {
  readonly name: string;
  readonly version: number;
  readonly doc: string;
}

export function createGraph(): GraphWriter {
  const nodes: InstanceType<typeof onnx.NodeProto>[] = [];
  const initializers = new Map<string, InstanceType<typeof onnx.TensorProto>>();
  const names = new Map<string, Value>();
  const inputs: InstanceType<typeof onnx.ValueInfoProto>[] = [];
  const outputs: InstanceType<typeof onnx.ValueInfoProto>[] = [];

  const constant = (dataType: number, shape: readonly number[], rawData: Uint8Array): Value => {
    const key = `${dataType}:${shape.join(',')}:${Buffer.from(rawData).toString('base64')}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = `c${names.size}` as Value;
    names.set(key, name);
    initializers.set(name, onnx.TensorProto.create({ name, dataType, dims: [...shape], rawData }));
    return name;
  };

  return {
    input(name, type, shape) {
      inputs.push(valueInfo(name, type, shape));
      return name as Value;
    },
    op(type, inputValues, attributes = {}) {
      const name = `v${nodes.length}`;
      nodes.push(
        onnx.NodeProto.create({
          name,
          opType: type,
          input: [...inputValues],
          output: [name],
          attribute: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
        }),
      );
      return name as Value;
    },
    floats(values, shape) {
      return constant(onnx.TensorProto.DataType.FLOAT, shape, littleEndianFloats(values));
    },
    integers(values) {
      return constant(onnx.TensorProto.DataType.INT64, [values.length], littleEndianInt64s(values));
    },
    output(name, value, shape) {
      nodes.push(onnx.NodeProto.create({ name, opType: 'Identity', input: [value], output: [name] }));
      outputs.push(valueInfo(name, 'float', shape));
    },
    finish(info) {
      const model = onnx.ModelProto.create({
        irVersion: IR_VERSION,
        opsetImport: [{ domain: '', version: OPSET }],
        producerName: 'roast-me build-skin-maps',
        modelVersion: info.version,
        docString: info.doc,
        graph: {
          name: info.name,
          node: nodes,
          initializer: [...initializers.values()],
          input: inputs,
          output: outputs,
        },
      });
      return onnx.ModelProto.encode(model).finish();
    },
  };
}

function valueInfo(name: string, type: ElementType, shape: Shape) {
  const dim = shape.map((side) => (typeof side === 'string' ? { dimParam: side } : { dimValue: side }));
  return onnx.ValueInfoProto.create({
    name,
    type: { tensorType: { elemType: ELEMENT_TYPES[type], shape: { dim } } },
  });
}

function attribute(name: string, value: AttributeValue) {
  const { AttributeType } = onnx.AttributeProto;
  if (typeof value === 'number') return { name, type: AttributeType.INT, i: value };
  if (typeof value === 'string')
    return { name, type: AttributeType.STRING, s: new TextEncoder().encode(value) };
  if ('float' in value) return { name, type: AttributeType.FLOAT, f: value.float };
  return { name, type: AttributeType.INTS, ints: [...value] };
}

function littleEndianFloats(values: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => bytes.setFloat32(index * 4, value, true));
  return new Uint8Array(bytes.buffer);
}

function littleEndianInt64s(values: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(values.length * 8));
  values.forEach((value, index) => bytes.setBigInt64(index * 8, BigInt(value), true));
  return new Uint8Array(bytes.buffer);
}
